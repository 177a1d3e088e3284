import { copy } from '#ui/text/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import sides from '#ui/lists/sides.module.css'

type Props = {
  rows: readonly { name: string; label: string; mine: string; theirs: string }[]
  className?: string | undefined
}

/** Field by field what the reader has and what somebody else saved meanwhile. */
export function BothSides({ rows, className }: Props) {
  return (
    <table className={cx(sides['sides'], className)}>
      <thead>
        <tr>
          <th scope="col">{copy.field}</th>
          <th scope="col">{copy.yourValue}</th>
          <th scope="col">{copy.theirValue}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, label, mine, theirs }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td>{mine}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
