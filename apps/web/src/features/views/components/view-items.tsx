import type { ListView } from '@guildhall/contract/views'
import IconCheck from '~icons/check'
import { copy } from '#features/views/copy.ts'
import { changeView, startWithView } from '#features/views/write-queries.ts'
import type { ListViews } from '#features/views/use-list-views.ts'
import { useWrite } from '#platform/use-write.ts'
import type { MenuParts } from '#ui/popups/popup-parts.tsx'

type Props = { parts: MenuParts; views: ListViews }

type ActProps = Props & {
  onName: (view: ListView | 'new') => void
  onRemove: (view: ListView) => void
}

/** What stands in the menu; it comes with the first look into it. */
export function ViewChoices(props: ActProps) {
  return (
    <>
      <ViewItems {...props} />
      <ViewActs {...props} />
    </>
  )
}

/** One's own views and those that are shared, each a press away. */
function ViewItems({ parts: { Item, Label }, views: { views, current, open } }: Props) {
  const groups = [
    { label: copy.own, views: views.filter((one) => one.is_own) },
    { label: copy.shared, views: views.filter((one) => !one.is_own) },
  ].filter((group) => group.views.length > 0)
  if (groups.length === 0) return <Label>{copy.none}</Label>
  return groups.map((group) => (
    <div key={group.label}>
      <Label>{group.label}</Label>
      {group.views.map((view) => (
        <Item
          key={view.id}
          onClick={() => open(view)}
          rightSection={view.id === current?.id && <IconCheck size={16} aria-hidden />}
          aria-current={view.id === current?.id || undefined}
          title={view.shared_by === null ? undefined : copy.sharedBy(view.shared_by)}
        >
          {view.name}
        </Item>
      ))}
    </div>
  ))
}

/** What can be done with the view that is open, or with filters that are none yet. */
function ViewActs({ parts, views: { views, current, left, query, open }, onName, onRemove }: ActProps) {
  const { Item, Divider, CheckboxItem } = parts
  const { run } = useWrite({ tells: 'by toast', refetch: ['views'], words: { not_found: copy.gone } })
  if (query === '') return null
  const begin = (view: ListView, isStart: boolean) =>
    void run(() => startWithView(view, isStart), {
      said: isStart ? copy.starts(view.name) : copy.startsPlain,
    })
  const update = (view: ListView) => void run(() => changeView(view, { query }), { said: copy.saved })
  return (
    <>
      <Divider />
      {left && <Item onClick={() => update(left)}>{copy.saveChanges(left.name)}</Item>}
      {current === undefined && <Item onClick={() => onName('new')}>{copy.save}</Item>}
      {current && (
        <CheckboxItem checked={current.is_start} onChange={(next) => begin(current, next)}>
          {copy.startWith(current.name)}
        </CheckboxItem>
      )}
      {current?.is_own && (
        <>
          <Item onClick={() => onName(current)}>{copy.edit(current.name)}</Item>
          <Item color="red" onClick={() => onRemove(current)}>
            {copy.remove(current.name)}
          </Item>
        </>
      )}
      {views.length > 0 && <Item onClick={() => open(undefined)}>{copy.all}</Item>}
    </>
  )
}
