import { fileURLToPath } from 'node:url'

/**
 * The environment of a program that a test starts: where programs are, and nothing else of this shell. The second start
 * finds the sources compiled (https://nodejs.org/api/module.html#module-compile-cache): most of a start is compiling them.
 */
export const PROGRAM_ENV = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)),
}
