import { ActionIcon, Button, TextInput } from '@mantine/core'
import IconTrash from '~icons/trash'
import { copy } from './copy.ts'
import type { SettingsForm } from './use-settings-form.ts'
import styles from './settings-page.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const MOST = 8

/** Names and addresses of the links at the foot of every page. */
export function LinkFields({ form }: { form: SettingsForm }) {
  const { social_links: links } = form.values
  const put = (lines: typeof links) => form.put('social_links', lines)
  return (
    <>
      {links.length === 0 && <p className={cx(shared['quiet'], shared['flush'])}>{copy.theFooterHasNo}</p>}
      {links.map((link, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has no other identity than its place
        <div key={index} className={cx(layout['stack-12'], styles['link'])}>
          <TextInput
            label={copy.name}
            maxLength={40}
            {...form.textPart(`social_links.${index}.name`, link.name, (name) =>
              put(links.with(index, { ...link, name })),
            )}
          />
          <TextInput
            label={copy.address}
            type="url"
            {...form.textPart(`social_links.${index}.url`, link.url, (url) =>
              put(links.with(index, { ...link, url })),
            )}
          />
          <ActionIcon
            variant="default"
            size={36}
            mt={26}
            aria-label={copy.removeLink(index + 1)}
            onClick={() => put(links.toSpliced(index, 1))}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {links.length < MOST && (
        <Button
          variant="default"
          onClick={() => put([...links, { name: '', url: 'https://' }])}
          className={shared['start'] ?? ''}
        >
          {copy.addLink}
        </Button>
      )}
    </>
  )
}
