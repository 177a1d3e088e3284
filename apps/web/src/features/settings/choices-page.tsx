import { MultiSelect } from '@mantine/core'
import { copy } from './copy.ts'
import { Card, SettingsFormPage } from './components/settings-form.tsx'
import { QuickLinkFields } from './components/quick-link-fields.tsx'
import { KeptWords } from './components/kept-words.tsx'
import { TypeFields } from './components/type-fields.tsx'
import { WayFields } from './components/way-fields.tsx'
import type { SettingsForm } from './use-settings-form.ts'

const INTRO = 'What forms offer. Renaming updates it everywhere. Removing hides it from new entries.'

/** The short lists of the forms, and the quick links of the header (PRODUCT 5.13). */
export function ChoicesPage() {
  return (
    <SettingsFormPage title={copy.choices} intro={INTRO}>
      {(form) => (
        <>
          <Card title={copy.companiesAndMoney}>
            <TypeFields form={form} />
            <Currencies form={form} />
            <KeptWords lists={['company_types', 'currencies']} form={form} />
          </Card>
          <Card title={copy.howDidYouHear}>
            <WayFields form={form} />
            <KeptWords lists={['hear_about_us']} form={form} />
          </Card>
          <Card title={copy.quickLinks}>
            <QuickLinkFields form={form} />
          </Card>
        </>
      )}
    </SettingsFormPage>
  )
}

/** Every currency that browsers can write, by its code and name. */
function Currencies({ form }: { form: SettingsForm }) {
  return (
    <MultiSelect
      label={copy.currencies}
      description={copy.ofBudgetsBids}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      searchable
      data={CURRENCIES}
      limit={60}
      nothingFoundMessage={copy.noSuchCurrency}
      comboboxProps={{ keepMounted: false }}
      {...form.field('currencies')}
    />
  )
}

const names = new Intl.DisplayNames('en', { type: 'currency' })
const CURRENCIES = Intl.supportedValuesOf('currency').map((code) => ({
  value: code,
  label: `${code} ${names.of(code) ?? ''}`,
}))
