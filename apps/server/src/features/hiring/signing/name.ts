/** Whether a typed name is that of the account; capitals and spaces do not count, another spelling does. */
export function isNamed(typed: string, name: string): boolean {
  return plain(typed) === plain(name)
}

function plain(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLocaleLowerCase('en')
}
