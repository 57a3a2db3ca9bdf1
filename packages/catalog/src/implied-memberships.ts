type Implying = Readonly<Record<string, Readonly<{ implies?: readonly string[] | undefined }>>>

/** Returns all memberships that come with this one, directly or through another. */
export function impliedMemberships(id: string, memberships: Implying): string[] {
  const found = new Set<string>()
  const addImplied = (key: string) => {
    for (const implied of memberships[key]?.implies ?? []) {
      if (!found.has(implied)) {
        found.add(implied)
        addImplied(implied)
      }
    }
  }
  addImplied(id)
  return [...found]
}
