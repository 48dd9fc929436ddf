import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import config from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig: config } },
  },
  {
    rules: {
      eqeqeq: "error",
      // svelte-check says it of a11y comments, whose warnings this plugin does not see
      "svelte/no-unused-svelte-ignore": "off",
      // plain maps and sets are used where nothing is to be drawn anew
      "svelte/prefer-svelte-reactivity": "off",
      "no-console": "error",
      "prefer-const": "off",
      "svelte/prefer-const": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/explicit-module-boundary-types": "error",
    },
  },
);
