/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:icons" {
  const icons: Record<string, string>;
  export default icons;
}

declare module "virtual:words" {
  type Texts = Record<string, () => Promise<{ default: string }>>;
  const words: Record<"en" | "pl" | "bg", Texts>;
  export default words;
}
