import type { MergeField, MergePreview } from '@guildhall/contract/people/merging'
import { copy, FIELD_NAMES } from '#features/people/copy.ts'
import styles from '#features/people/merge-page.module.css'
import { Avatar } from '#ui/marks/avatar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Fields = MergePreview['fields']

/** What the one who stays lacks comes from the other; everything else stays unless it is chosen. */
export function takenAtFirst(fields: Fields): MergeField[] {
  return fields
    .filter(({ kept, other, is_locked: isLocked }) => kept === null && other !== null && !isLocked)
    .map(({ key }) => key)
}

type Props = {
  preview: MergePreview
  taken: readonly MergeField[]
  onTake: (taken: readonly MergeField[]) => void
}

/** Where the two differ: the value of which side stays. */
export function FieldChoices({ preview: { fields, kept, other }, taken, onTake }: Props) {
  if (fields.length === 0) return null
  const choose = (key: MergeField, isTaken: boolean) =>
    onTake(isTaken ? [...taken, key] : taken.filter((one) => one !== key))
  return (
    <Card title={copy.whichValuesStay}>
      {fields.map((field) => {
        const isTaken = taken.includes(field.key)
        return (
          <fieldset key={field.key} className={styles['field']} disabled={field.is_locked}>
            <legend>{FIELD_NAMES[field.key]}</legend>
            <Value
              field={field}
              side="kept"
              name={kept.name}
              isChosen={!isTaken}
              onChoose={() => choose(field.key, false)}
            />
            <Value
              field={field}
              side="other"
              name={other.name}
              isChosen={isTaken}
              onChoose={() => choose(field.key, true)}
            />
            {field.is_locked && (
              <p className={cx(shared['note'], shared['flush'])}>{copy.theAddressOfALogin}</p>
            )}
          </fieldset>
        )
      })}
    </Card>
  )
}

type ValueProps = {
  field: Fields[number]
  side: 'kept' | 'other'
  name: string
  isChosen: boolean
  onChoose: () => void
}

function Value({ field, side, name, isChosen, onChoose }: ValueProps) {
  const value = field[side]
  return (
    <label className={cx(layout['row-10'], styles['value'])} data-chosen={isChosen || undefined}>
      <input type="radio" name={field.key} checked={isChosen} onChange={onChoose} />
      {field.key === 'photo' ? (
        <Avatar name={name} photo={value} size={40} decorative={false} />
      ) : (
        <span className={value === null ? cx(shared['note'], shared['flush']) : undefined}>
          {value ?? copy.notProvided}
        </span>
      )}
    </label>
  )
}
