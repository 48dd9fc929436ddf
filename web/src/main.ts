// What runs first is small: it sends for everything that the page needs, side by side.

import "@fontsource/alegreya/400.css";
import "@fontsource/alegreya/700.css";
import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/700.css";
import "./style.css";

import { sendForAll } from "./early";

sendForAll();
void import("./start"); // which needs what is in this file, so it cannot be waited for here
