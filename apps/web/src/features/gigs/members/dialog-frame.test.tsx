import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { isLoss } from '#ui/dialogs/unsaved.ts'
import { DialogFrame } from './dialog-frame.tsx'

const BACK = {
  currentLocation: { pathname: '/manager/projects/1', search: '' },
  nextLocation: { pathname: '/manager/projects', search: '' },
  action: 'BACK',
}

function show({ opened = true, isDirty = true }) {
  const { unmount } = render(
    <DialogFrame
      title="Add customers"
      opened={opened}
      isDirty={isDirty}
      onClose={() => undefined}
      actions={null}
    >
      Nobody yet
    </DialogFrame>,
  )
  return unmount
}

it('has something to lose while it is open and holds what is not sent', () => {
  for (const [facts, isLost] of [
    [{}, true],
    [{ isDirty: false }, false],
    [{ opened: false }, false],
  ] as const) {
    const unmount = show(facts)
    expect(isLoss(BACK)).toBe(isLost)
    unmount()
    expect(isLoss(BACK)).toBe(false)
  }
})
