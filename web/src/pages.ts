// The pages. Each comes over the wire when somebody goes there; the first one is there at once.

/* eslint-disable @typescript-eslint/explicit-module-boundary-types -- what is imported says what it is */
export const PAGES = {
  account: () => import("./pages/Account.svelte"),
  armies: () => import("./pages/Armies.svelte"),
  credits: () => import("./pages/Credits.svelte"),
  how: () => import("./pages/How.svelte"),
  learn: () => import("./pages/Learn.svelte"),
  lesson: () => import("./pages/Lesson.svelte"),
  mail: () => import("./pages/Mail.svelte"),
  new: () => import("./pages/NewTable.svelte"),
  people: () => import("./pages/Profile.svelte"),
  rankings: () => import("./pages/Rankings.svelte"),
  recover: () => import("./pages/Recover.svelte"),
  replay: () => import("./pages/Replay.svelte"),
  rules: () => import("./pages/Rules.svelte"),
  story: () => import("./pages/Story.svelte"),
  table: () => import("./pages/TablePage.svelte"),
};
/* eslint-enable */
