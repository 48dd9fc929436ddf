// What is under the pointer or has the keyboard's focus, to be read in large.

type Shown = { title: string; text: string; house: string; left: number; top: number; above: boolean };

export const preview = $state<{ shown: Shown | null }>({ shown: null });

/** For elements with something to read: shows it beside them while they are looked at. */
export function readable(node: HTMLElement, about: { title: string; text: string; house: string }) {
  let current = about;
  const show = (): void => {
    if (!current.text) return;
    const box = node.getBoundingClientRect();
    const above = box.top > innerHeight / 2;
    const left = Math.max(8, Math.min(box.left, innerWidth - 280));
    preview.shown = { ...current, left, top: above ? innerHeight - box.top + 6 : box.bottom + 6, above };
  };
  const hide = (): void => {
    preview.shown = null;
  };
  const shows = ["pointerenter", "focus"];
  const hides = ["pointerleave", "blur", "click"];
  for (const kind of shows) node.addEventListener(kind, show);
  for (const kind of hides) node.addEventListener(kind, hide);
  return {
    update(next: typeof about): void {
      current = next;
    },
    destroy: hide,
  };
}
