import './trusted-types.ts'
import '#ui/styles-first.css'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { startApp } from '#app/start.ts'
import { reloadOnMissingPart } from '#platform/missing-part.ts'
import { reportCaught } from '#platform/report-caught.ts'

const root = document.querySelector('#root')
if (root === null) throw new Error('The page has no #root.')

reloadOnMissingPart()
createRoot(root, { onCaughtError: reportCaught }).render(<RouterProvider router={startApp()} />)
