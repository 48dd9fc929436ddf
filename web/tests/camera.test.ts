import { beforeEach, describe, expect, it, vi } from "vitest";

import { Camera } from "../src/lib/camera.svelte";

describe("a camera that came nearer", () => {
  const camera = new Camera(1000, 1000);
  const where = (): number[] => [camera.x, camera.y, camera.k];

  beforeEach(() => {
    vi.useFakeTimers();
    [camera.width, camera.height] = [500, 500];
    camera.whole();
  });

  it("goes back to where it was, however often it came nearer", () => {
    const before = where();
    camera.approach(200, 300, 1.2);
    expect(camera.k).toBe(1.2);
    expect(camera.at(200, 300)).toEqual({ x: 250, y: 250 });
    camera.approach(700, 300, 1.2);
    camera.back();
    expect(where()).toEqual(before);
  });

  it("stays where somebody has moved it since, and goes back only once", () => {
    camera.approach(500, 500, 1.2);
    camera.pan(-40, 10);
    const moved = where();
    camera.back();
    expect(where()).toEqual(moved);
    camera.approach(500, 500, 2);
    camera.back();
    camera.zoom(1.5);
    const own = where();
    camera.back();
    expect(where()).toEqual(own);
  });
});

describe("the first sight of a map", () => {
  it("is taken anew in a window of another size, until somebody moves the map", () => {
    vi.useFakeTimers();
    const camera = new Camera(1000, 1000);
    [camera.width, camera.height] = [500, 250];
    expect(camera.untouched).toBe(true);
    camera.open(500, 500, 0.25);
    expect(camera.untouched).toBe(true);
    camera.height = 500;
    camera.open(500, 500, 0.5);
    expect(camera.k).toBe(0.5);
    camera.approach(500, 500, 1.2);
    camera.back();
    expect(camera.untouched).toBe(false);
    for (const move of [() => camera.pan(5, 5), () => camera.zoom(1.2), () => camera.show(400, 400), () => camera.whole()]) {
      camera.open(500, 500, 0.5);
      move();
      expect(camera.untouched).toBe(false);
    }
  });
});
