// What is under the pointer, was tapped or has the keyboard's focus, to be read in large.

type Text = { title: string; text: string; house: string; acts?: boolean };
type Shown = Text & { left: number; top: number; above: boolean };

export const preview = $state<{ shown: Shown | null }>({ shown: null });

export function hide(): void {
  preview.shown = null;
}

/** For elements with something to read: shows it beside them while they are looked at. A finger
 * shows it by a tap, unless a tap `acts`. */
export function readable(node: HTMLElement, about: Text) {
  let current = about;
  const show = (): void => {
    if (!current.text) return;
    const box = node.getBoundingClientRect();
    const above = box.top > innerHeight / 2;
    const left = Math.max(8, Math.min(box.left, innerWidth - 280));
    preview.shown = { ...current, left, top: above ? innerHeight - box.top + 6 : box.bottom + 6, above };
  };
  const touched = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === "touch";
  const listeners: Record<string, (event: Event) => void> = {
    pointerenter: (event) => {
      if (!touched(event)) show();
    },
    pointerleave: hide,
    focus: () => {
      if (node.matches(":focus-visible")) show();
    },
    blur: hide,
    click: (event) => {
      if (touched(event) && !current.acts) show();
      else hide();
    },
  };
  for (const [kind, listener] of Object.entries(listeners)) node.addEventListener(kind, listener);
  return {
    update(next: Text): void {
      current = next;
    },
    destroy: hide,
  };
}
