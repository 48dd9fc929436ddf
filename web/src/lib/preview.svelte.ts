// What is under the pointer, was tapped or has the keyboard's focus, to be read in large.

import type { ActionReturn } from "svelte/action";

type Text = { title: string; text: string; house: string; acts?: boolean };
type Shown = Text & { left: number; top: number; above: boolean };

export const preview = $state<{ shown: Shown | null }>({ shown: null });

let shownFor: Element | null = null;

export function hide(): void {
  preview.shown = null;
}

/** For elements with something to read: shows it beside them while they are looked at. A finger
 * shows it by a tap, unless a tap `acts`. */
export function readable(node: HTMLElement | SVGElement, about: Text | null): ActionReturn<Text | null> {
  let current = about;
  const show = (): void => {
    if (!current?.text) return;
    const box = node.getBoundingClientRect();
    const above = box.top > innerHeight / 2;
    const left = Math.max(8, Math.min(box.left, innerWidth - 280));
    shownFor = node;
    preview.shown = { ...current, left, top: above ? innerHeight - box.top + 6 : box.bottom + 6, above };
  };
  // An element that goes loses the focus while the page is being drawn, when nothing may change.
  const leave = (): void =>
    queueMicrotask(() => {
      if (shownFor === node) hide();
    });
  // What is read of a place stays true while it is read.
  const refresh = (): void => {
    const { shown } = preview;
    if (!shown || shownFor !== node || (shown.title === current?.title && shown.text === current.text)) return;
    if (current?.text) preview.shown = { ...shown, ...current };
    else hide();
  };
  let entered = false;
  const touched = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === "touch";
  const listeners: Record<string, (event: Event) => void> = {
    // What comes to lie under a pointer that stands still is not being looked at.
    pointerenter: (event) => {
      entered = !touched(event);
    },
    pointermove: () => {
      if (entered) show();
      entered = false;
    },
    pointerleave: leave,
    focus: () => {
      if (node.matches(":focus-visible")) show();
    },
    blur: leave,
    click: (event) => {
      entered = false;
      if (touched(event) && !current?.acts) show();
      else leave();
    },
    // In a picture a key is no click.
    keydown: (event) => {
      if (event instanceof KeyboardEvent && (event.key === "Enter" || event.key === " ")) leave();
    },
  };
  // A browser gives the keyboard's focus to whatever in a picture listens for it: what has no name is passed by.
  const mute = node instanceof SVGElement && !node.hasAttribute("aria-label");
  for (const [kind, listener] of Object.entries(listeners)) {
    if (!(mute && (kind === "focus" || kind === "blur"))) node.addEventListener(kind, listener);
  }
  return {
    update(next: Text | null): void {
      current = next;
      queueMicrotask(refresh);
    },
    destroy: leave,
  };
}
