import { LIMIT_GROUPS, type Limit, type LimitGroup } from '@guildhall/contract/settings/limits'
import { Button, NumberInput } from '@mantine/core'
import { copy, GROUP_TITLES } from '#features/settings/copy.ts'
import type { SettingsForm } from '#features/settings/use-settings-form.ts'
import styles from './limit-fields.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** The limits of a group: each with its unit, its range and the way back to the default. */
export function LimitFields({ form, group }: { form: SettingsForm; group: LimitGroup }) {
  const limits: Record<string, Limit> = LIMIT_GROUPS[group]
  return (
    <ul className={cx(layout['stack-16'], shared['list'], styles['limits'])} aria-label={GROUP_TITLES[group]}>
      {Object.entries(limits).map(([name, limit]) => (
        <li key={name} className={styles['row']}>
          <LimitField form={form} name={name} limit={limit} />
        </li>
      ))}
    </ul>
  )
}

function LimitField({ form, name, limit }: { form: SettingsForm; name: string; limit: Limit }) {
  const { label, help, unit, initial, min, max } = limit
  const { limits } = form.values
  const value = limits[name]
  const put = (next: number | string) => form.put('limits', { ...limits, [name]: next })
  const isDefault = value === initial
  return (
    <>
      <NumberInput
        classNames={{ root: styles['field'], wrapper: styles['input'] }}
        label={label}
        description={help}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        suffix={` ${unit}`}
        min={min}
        max={max}
        clampBehavior="none"
        allowedDecimalSeparators={[',', '.']}
        {...form.part(`limits.${name}`, value ?? '', put)}
      />
      <p className={cx(shared['note'], layout['row-wrap'], styles['range'])}>
        <span>{copy.rangeAndDefault(min, max, initial)}</span>
        {!isDefault && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={copy.backToDefaultOf(label)}
            onClick={() => put(initial)}
          >
            {copy.backToDefault}
          </Button>
        )}
      </p>
    </>
  )
}
