// A form of the web is sent by `useForm`, every other change by `useWrite`: what a second way looks like.
/** The two hooks themselves; parts that send nothing; what is saved while it is typed. */
const ALLOWED = /^apps\/web\/src\/(?:platform\/|ui\/|features\/gigs\/editing\/use-gig-saving\.ts$)/

const SECOND_WAYS = [
  [/\buseMutation\(/, 'a change goes through useWrite, a form through useForm'],
  [/(?<![.\w])fetch\(|\bnew XMLHttpRequest\b/, 'calls go through platform/api.ts'],
  [/<form\b[^>]*\bonSubmit=\{\s*(?:async )?\(/, 'a form is sent by the onSubmit of useForm'],
  [
    /\[\s*is(?:Pending|Busy|Sending|Saving|Signing)\w*,\s*set\w+\]\s*=\s*useState\(/,
    'useForm and useWrite know what is under way',
  ],
  [
    /\.catch\(\s*\([^)]*\) =>\s*toasts\.error\(|\bcatch \(\w+\) \{[^}]*toasts\.error\(/,
    'useWrite tells what went wrong',
  ],
  [/toasts\.error\(failureText\(/, 'useWrite tells what went wrong'],
]

/** @returns {string[]} what is wrong with a source of the web */
export function sendingFaults(file, source) {
  if (ALLOWED.test(file)) return []
  const faults = SECOND_WAYS.filter(([way]) => way.test(source)).map(([, reason]) => `${file}: ${reason}`)
  if (/<form\b/.test(source) && /:\s*FormEvent\b[\s\S]*preventDefault\(\)/.test(source))
    faults.push(`${file}: useForm keeps the browser from sending a form`)
  return faults
}
