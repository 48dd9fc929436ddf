import { mount } from "svelte";

import App from "./App.svelte";
import { nameNewcomer } from "./lib/me.svelte";
import { language, speak } from "./lib/words.svelte";

await speak(language());
nameNewcomer();
mount(App, { target: document.getElementById("app") as HTMLElement });
