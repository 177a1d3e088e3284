import type { CompanyDetails } from '@guildhall/contract/companies/shapes'
import { Button, FileButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { copy } from '#features/companies/copy.ts'
import { removeLogo, uploadLogo } from '#features/companies/queries.ts'
import { useRefresh } from '#features/companies/refresh.ts'
import { useProfileFileLimits } from '#features/settings/queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { toasts } from '#ui/feedback/toasts.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { CompanyLogo } from './company-logo.tsx'
import styles from './logo-editor.module.css'

type Props = {
  company: Pick<CompanyDetails, 'id' | 'logo'>
  canEdit: boolean
  /** Stands beside the picture. */
  children: ReactNode
}

const MB = 1024 * 1024

/** The logo of a company; for who may edit, the way to change it. */
export function LogoEditor({ company: { id, logo }, canEdit, children }: Props) {
  const refresh = useRefresh()
  const { photoSize } = useProfileFileLimits()
  const { run, isPending } = useWrite({ tells: 'by toast', refetch: refresh })
  const change = (picture: File | null) =>
    void run<unknown>(() => (picture === null ? removeLogo(id) : uploadLogo(id, picture)), {
      said: picture === null ? copy.logoRemoved : copy.logoChanged,
    })
  const choose = (picture: File | null) => {
    if (picture === null) return
    if (picture.size > photoSize) toasts.error(`File size exceeds ${photoSize / MB} MB.`)
    else change(picture)
  }
  return (
    <div className={cx(layout['tops'], styles['place'])}>
      <CompanyLogo logo={logo} size={84} />
      <div className={cx(layout['stack-8'], styles['beside'])}>
        {children}
        {canEdit && (
          <span className={cx(layout['wraps'], styles['buttons'])}>
            <FileButton accept="image/png,image/jpeg" onChange={choose}>
              {(button) => (
                <Button {...button} variant="subtle" size="compact-sm" loading={isPending}>
                  {logo === null ? copy.addLogo : copy.changeLogo}
                </Button>
              )}
            </FileButton>
            {logo !== null && (
              <Button
                variant="subtle"
                size="compact-sm"
                color="gray"
                disabled={isPending}
                onClick={() => change(null)}
              >
                {copy.removeLogo}
              </Button>
            )}
          </span>
        )}
      </div>
    </div>
  )
}
