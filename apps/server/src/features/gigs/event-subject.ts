/** A project as the subject of an event: as it is called now, on its own list of activities too. */
export function subjectOf({ id, name }: { id: string; name: string }) {
  return { kind: 'gig', id, title: name, gigId: id } as const
}
