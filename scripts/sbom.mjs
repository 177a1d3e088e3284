// `npm run sbom`: every package of the product as CycloneDX, on standard output.
import { spawnSync } from 'node:child_process'

const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev']
const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
process.exit(status ?? 1)
