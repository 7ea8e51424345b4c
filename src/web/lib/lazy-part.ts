import { lazy } from 'react'
import { isReachable, untilReachable } from './connection.ts'
import { reloadPage } from './reload-page.ts'

const listeners = new Set<() => void>()

/** As `lazy`, for code that waits for a connection where there is none, instead of failing. */
export const lazyPart = ((load) => lazy(() => loadPart(load))) as typeof lazy

/** Calls back whenever a part of the page has to wait for a connection; answers how to stop that. */
export function onLost(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** Loads a part of the page, telling `onLost` and waiting where the site cannot be reached. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  // On the server nothing says whether there is a connection.
  if (navigator.onLine === false) await tellAndWait()
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine === undefined || (await isReachable())) throw error
    await tellAndWait()
    // A page never asks again for code that it could not get: only a new one does.
    while (!(await reloadPage())) await untilReachable()
    return new Promise(() => {})
  }
}

async function tellAndWait(): Promise<void> {
  // React asks for the part while it renders, when nothing may change yet.
  await null
  for (const tell of listeners) tell()
  await untilReachable()
}
