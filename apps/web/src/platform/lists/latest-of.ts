/** A row as the list shows it by now, or as it was when it was opened if the list no longer holds it. */
export function latestOf<Row extends { id: string }>(rows: readonly Row[], opened: Row): Row {
  return rows.find(({ id }) => id === opened.id) ?? opened
}
