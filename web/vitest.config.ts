import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { words } from "./build/words.ts";

export default defineConfig({
  plugins: [words(), svelte()],
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/browser.ts"], testTimeout: 120_000 },
});
