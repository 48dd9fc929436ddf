import "@fontsource/alegreya/400.css";
import "@fontsource/alegreya/700.css";
import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/700.css";
import "./style.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { nameNewcomer } from "./lib/me.svelte";
import { language, speak } from "./lib/words.svelte";

await speak(language());
nameNewcomer();
mount(App, { target: document.getElementById("app") as HTMLElement });
