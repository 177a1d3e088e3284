import { GigName, BaseYear } from '@guildhall/contract/gigs/form'
import type { Gig } from '@guildhall/contract/gigs/gig'
import type { Clone } from '@guildhall/contract/gigs/moves'
import { Button, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { copy } from '#features/gigs/copy.ts'
import { cloneGig } from '#features/gigs/queries.ts'
import { useForm } from '#platform/use-form.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { SaveDialog } from '#ui/dialogs/save-dialog.tsx'
import { useValues } from '#ui/forms/use-values.ts'
import { NumericField } from '#ui/fields/numeric-field.tsx'

type Props = { gig: Gig; onClose: () => void }
type Values = { name: string; baseYear: number | undefined }

const Form = z.object({ name: GigName, baseYear: BaseYear })

/** A copy of the project under another name, for another year (spec 002 §2). */
export function CloneDialog({ gig, onClose }: Props) {
  const [clone, setClone] = useState<Clone>()
  const filling = useValues<Values>(Form, { name: gig.name, baseYear: gig.baseYear + 1 })
  const { name, baseYear = 0 } = filling.values
  const form = useForm(filling, {
    kind: 'create',
    refetch: ['gigs'],
    save: () => cloneGig(gig.id, { name, baseYear }),
    onSaved: ({ data }) => setClone(data),
  })
  if (clone) return <ClonedDialog clone={clone} onClose={onClose} />
  return (
    <SaveDialog
      title={copy.cloneName(gig.name)}
      confirm={copy.clone}
      width={600}
      {...form.dialog}
      onClose={onClose}
    >
      <TextInput label={copy.name} withAsterisk maxLength={150} data-autofocus {...form.text('name')} />
      <NumericField label={copy.baseYear} withAsterisk {...form.field('baseYear')} />
    </SaveDialog>
  )
}

function ClonedDialog({ clone, onClose }: { clone: Clone; onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <Dialog
      opened
      title={copy.created(clone.name)}
      width={660}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {copy.close}
          </Button>
          <Button onClick={() => void navigate({ to: clone.url })} data-autofocus>
            {copy.view}
          </Button>
        </>
      }
    >
      <p>
        {copy.internalCode} {clone.internal_id}
      </p>
    </Dialog>
  )
}
