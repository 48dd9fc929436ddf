// Zoom and pan: wheel, drag, pinch, buttons and keys move a camera over the map.

import { settings } from "./settings.svelte";

const CLOSEST = 3.2;
const EDGE = 24;
const REST = 450;
const DRAG = 6;
/** The least part of the window that the whole map is drawn in. */
const LEAST = 0.6;
/** The map is never drawn taller than this, in pixels of the screen. */
const LARGEST = 6000;

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  /**
   * The scale at which the map is drawn. A gesture only moves and stretches what is drawn, which is
   * quick; when it rests, the map is drawn sharp.
   */
  sharpness = $state(1);
  moving = $state(false);
  gliding = $state(false);
  width = $state(0);
  height = $state(0);
  /** Whether it has had its first sight: before that, whatever is drawn is laid out in vain. */
  opened = $state(false);
  /** Nobody and nothing has moved it since: what opened it may open it anew when the window is another. */
  untouched = true;
  /** How much of the window is covered from below. */
  low = $state(0);

  /** How large the map is. */
  constructor(
    private readonly mapWidth: number,
    private readonly mapHeight: number,
  ) {}

  private pointers = new Map<number, { x: number; y: number }>();
  private start: { x: number; y: number } | null = null;
  private dragged = false;
  private rest: ReturnType<typeof setTimeout> | undefined;
  /** Where it was before it came nearer; nothing once somebody has moved it since. */
  private before: { x: number; y: number; k: number } | null = null;

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.k / this.sharpness})`;
  }

  /** A point of the map in the window's pixels. */
  at(x: number, y: number): { x: number; y: number } {
    return { x: this.x + x * this.k, y: this.y + y * this.k };
  }

  sees(x: number, y: number): boolean {
    const p = this.at(x, y);
    const bottom = this.height - this.low - EDGE;
    return p.x > EDGE && p.y > EDGE && p.x < this.width - EDGE && p.y < bottom;
  }

  /** The whole map in what is not covered, as long as that is not too little. */
  private get smallest(): number {
    const free = Math.max(this.height - this.low, this.height * LEAST);
    return Math.min(this.width / this.mapWidth, free / this.mapHeight, 1);
  }

  private settle(): void {
    this.k = Math.min(CLOSEST, Math.max(this.smallest, this.k));
    const keep = (value: number, room: number, size: number, low = 0): number =>
      size <= room - low
        ? (room - low - size) / 2
        : Math.min(EDGE, Math.max(room - low - size - EDGE, value));
    this.x = keep(this.x, this.width, this.mapWidth * this.k);
    this.y = keep(this.y, this.height, this.mapHeight * this.k, this.low);
  }

  private busy(): void {
    this.moving = true;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.sharpen(), REST);
  }

  private sharpen(): void {
    if (this.pointers.size > 0) {
      this.busy();
      return;
    }
    this.moving = false;
    this.sharpness = Math.min(this.k, LARGEST / (this.mapHeight * devicePixelRatio));
  }

  private touched(): void {
    this.before = null;
    this.untouched = false;
  }

  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    this.touched();
    const k = Math.min(CLOSEST, Math.max(this.smallest, this.k * factor));
    this.x = x - ((x - this.x) * k) / this.k;
    this.y = y - ((y - this.y) * k) / this.k;
    this.k = k;
    this.settle();
  }

  pan(dx: number, dy: number): void {
    this.touched();
    this.x += dx;
    this.y += dy;
    this.settle();
  }

  /** Bring a point of the map to the middle of what is not covered. */
  show(x: number, y: number, k = this.k): void {
    this.touched();
    this.k = k;
    this.x = this.width / 2 - x * k;
    this.y = (this.height - this.low) / 2 - y * k;
    this.settle();
  }

  /** The first sight of the map. In a window that goes on changing it is drawn sharp when that is over. */
  open(x: number, y: number, k: number): void {
    this.show(x, y, k);
    if (this.opened) this.busy();
    else this.sharpen();
    this.opened = true;
    this.untouched = true;
  }

  whole(): void {
    this.touched();
    this.k = this.smallest;
    this.settle();
  }

  /** Come nearer for as long as that is needed. */
  approach(x: number, y: number, k: number): void {
    const before = this.before ?? { x: this.x, y: this.y, k: this.k };
    this.glide(() => this.show(x, y, k));
    this.before = before;
  }

  /** Go back from there, unless somebody has moved the map meanwhile. */
  back(): void {
    const { before } = this;
    if (!before) return;
    this.before = null;
    this.glide(() => {
      [this.x, this.y, this.k] = [before.x, before.y, before.k];
      this.settle();
    });
  }

  /** Do something smoothly, unless the person wants no motion. */
  glide(move: () => void): void {
    this.gliding = !settings.calm;
    move();
    this.busy();
    setTimeout(() => (this.gliding = false), 420);
  }

  /** Take gestures on the window that shows the map. */
  attach = (node: HTMLElement): (() => void) => {
    const place = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const wheel = (event: WheelEvent): void => {
      if (over(event)) return;
      event.preventDefault();
      const { x, y } = place(event);
      const step = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
      this.busy();
      this.zoom(Math.exp(-Math.max(-120, Math.min(120, step)) * 0.0022), x, y);
    };
    const over = (event: Event): boolean =>
      Boolean((event.target as Element | null)?.closest("[data-still]"));
    const down = (event: PointerEvent): void => {
      if (over(event) || (event.pointerType === "mouse" && event.button > 1)) return;
      this.pointers.set(event.pointerId, place(event));
      if (this.pointers.size === 1) {
        this.start = place(event);
        this.dragged = false;
      } else {
        this.dragged = true;
      }
    };
    const move = (event: PointerEvent): void => {
      const before = this.pointers.get(event.pointerId);
      if (!before) return;
      const now = place(event);
      if (!this.dragged) {
        const from = this.start ?? now;
        if (Math.hypot(now.x - from.x, now.y - from.y) < DRAG) return;
        this.dragged = true;
        node.setPointerCapture(event.pointerId);
      }
      this.busy();
      const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const was = Math.hypot(before.x - other.x, before.y - other.y);
        const is = Math.hypot(now.x - other.x, now.y - other.y);
        this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
        if (was > 0) this.zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
      } else {
        this.pan(now.x - before.x, now.y - before.y);
      }
      this.pointers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => {
      this.pointers.delete(event.pointerId);
    };
    // The click that ends a drag chooses nothing.
    const click = (event: MouseEvent): void => {
      if (this.dragged && !over(event)) {
        event.stopPropagation();
        event.preventDefault();
      }
      this.dragged = false;
    };
    const key = (event: KeyboardEvent): void => {
      const step = 60;
      const moves: Record<string, () => void> = {
        ArrowLeft: () => this.pan(step, 0),
        ArrowRight: () => this.pan(-step, 0),
        ArrowUp: () => this.pan(0, step),
        ArrowDown: () => this.pan(0, -step),
        "+": () => this.zoom(1.25),
        "=": () => this.zoom(1.25),
        "-": () => this.zoom(0.8),
      };
      const what = moves[event.key];
      if (what && !over(event)) {
        event.preventDefault();
        this.glide(what);
      }
    };
    // A focused area must not scroll the window itself: the camera shows it instead.
    const scroll = (): void => {
      node.scrollTop = 0;
      node.scrollLeft = 0;
    };
    let ready = false;
    const size = new ResizeObserver(() => {
      this.width = node.clientWidth;
      this.height = node.clientHeight;
      if (ready) this.settle();
      ready = true;
    });
    size.observe(node);
    this.width = node.clientWidth;
    this.height = node.clientHeight;
    node.addEventListener("wheel", wheel, { passive: false });
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    node.addEventListener("click", click, { capture: true });
    node.addEventListener("keydown", key);
    node.addEventListener("scroll", scroll);
    return () => {
      size.disconnect();
      clearTimeout(this.rest);
    };
  };
}
