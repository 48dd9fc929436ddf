// Requests to the server. Every unsafe one carries the header that foreign pages cannot send.

import type { Refusal, RefusalAnswer } from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.text ?? refusal.key);
  }
}

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method,
    headers: {
      "X-Throneroom": "1",
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) {
    const answer = (await response.json().catch(() => null)) as RefusalAnswer | null;
    const error: Refusal = answer?.error ?? { key: "page-no-answer", rule: null, data: {} };
    throw new Refused(response.status, error);
  }
  const type = response.headers.get("content-type") ?? "";
  return (type.startsWith("application/json") ? response.json() : response.text()) as Answer;
}

export const get = <Answer>(path: string): Promise<Answer> => request("GET", path);
export const post = <Answer, Body = object>(path: string, body?: Body): Promise<Answer> =>
  request("POST", path, body ?? {});
export const remove = <Answer>(path: string): Promise<Answer> => request("DELETE", path);
export const put = <Answer, Body = object>(path: string, body?: Body): Promise<Answer> =>
  request("PUT", path, body ?? {});
