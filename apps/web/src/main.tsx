import './trusted-types.ts'
import '#ui/theme/styles-first.css'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { startApp } from '#app/start.ts'
import { reloadOnMissingPart } from '#platform/calls/missing-part.ts'
import { reportCaught } from '#platform/calls/report-caught.ts'
import { trimOnLeaving } from '#ui/fields/trim-on-leaving.ts'

const root = document.querySelector('#root')
if (root === null) throw new Error('The page has no #root.')

reloadOnMissingPart()
trimOnLeaving(document)
const view = createRoot(root, { onCaughtError: reportCaught })
// In turns, as what is drawn later: a press or a key in between need not wait (decision 244).
void startApp().then((app) => startTransition(() => view.render(<App {...app} />)))

function App({ router, onDrawn }: Awaited<ReturnType<typeof startApp>>) {
  useEffect(onDrawn, [onDrawn])
  return <RouterProvider router={router} />
}
