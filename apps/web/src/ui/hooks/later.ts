import { lazy, type ComponentType } from 'react'

/** A component that comes when it is first shown; one of a route comes before, by `lazyRouteComponent`. */
export function later<Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await arrived(load))[name] }))
}

/**
 * A part of the app that is fetched. One that was asked for without a connection is undefined (`missing-part.ts`): the
 * browser does not fetch it again, so nothing comes until the page is loaded anew, and what stands stays as it is.
 */
export async function arrived<Part>(load: () => Promise<Part>): Promise<Part> {
  const part: Part | undefined = await load()
  return part ?? new Promise(() => undefined)
}
