// Behind every npm script: `exec node scripts/launch.mjs NAME`. Any Node reads this file, the oldest too: it says what
// is missing, and the rest stands in scripts/launch/.
const major = Number(process.versions.node.split('.')[0])
if (major < 20) {
  console.error(
    'Guildhall needs Node 20 or newer, this is ' + process.version + '. Install one from nodejs.org.',
  )
  process.exitCode = 1
} else {
  void import('./launch/main.mjs').then(({ launch }) => launch(process.argv[2], process.argv.slice(3)))
}
