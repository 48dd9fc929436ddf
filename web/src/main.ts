import "@fontsource/alegreya/400.css";
import "@fontsource/alegreya/700.css";
import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/700.css";
import "./style.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { nameNewcomer } from "./lib/me.svelte";
import { route } from "./lib/router.svelte";
import { language, speak } from "./lib/words.svelte";
import { sendFor } from "./pages";

const { page, id } = route();
sendFor(page, id);
await speak(language());
nameNewcomer();
mount(App, { target: document.getElementById("app") as HTMLElement });
