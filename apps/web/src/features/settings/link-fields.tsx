import { ActionIcon, Button, TextInput } from '@mantine/core'
import IconTrash from '~icons/trash'
import { copy } from './copy.ts'
import type { SettingsForm } from './use-settings-form.ts'
import styles from './settings-page.module.css'

const MOST = 8

/** Names and addresses of the links at the foot of every page. */
export function LinkFields({ form }: { form: SettingsForm }) {
  const { social_links: links } = form.getValues()
  return (
    <>
      {links.length === 0 && <p className={styles['quiet']}>{copy.theFooterHasNo}</p>}
      {links.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has no other identity than its place
        <div key={index} className={styles['link']}>
          <TextInput label={copy.name} maxLength={40} {...form.getInputProps(`social_links.${index}.name`)} />
          <TextInput label={copy.address} type="url" {...form.getInputProps(`social_links.${index}.url`)} />
          <ActionIcon
            variant="default"
            size={36}
            mt={26}
            aria-label={`Remove link ${index + 1}`}
            onClick={() => form.removeListItem('social_links', index)}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {links.length < MOST && (
        <Button
          variant="default"
          onClick={() => form.insertListItem('social_links', { name: '', url: 'https://' })}
          className={styles['add'] ?? ''}
        >
          {copy.addLink}
        </Button>
      )}
    </>
  )
}
