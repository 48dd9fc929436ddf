// Files are compressed once, when the page is built, and not with every answer.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const WORTH_IT = /\.(js|css|svg|json|html)$/;

/** Writes NAME.br and NAME.gz beside every text of the page. */
export function squeeze(): Plugin {
  let folder = "";
  return {
    name: "squeeze",
    apply: "build",
    configResolved(config) {
      folder = new URL(`${config.build.outDir}/`, `file://${config.root}/`).pathname;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!WORTH_IT.test(name)) continue;
        const bytes = readFileSync(`${folder}${name}`);
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(`${folder}${name}.br`, brotliCompressSync(bytes, best));
        writeFileSync(`${folder}${name}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
