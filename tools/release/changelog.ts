/** Sections of `CHANGELOG.md`, one for each release: `## 1.0.0 (Nov 20, 2026)`. */
const HEADING = /^## (\S+)(?: \((\w{3} \d{1,2}, \d{4})\))?$/gm

export type Section = Readonly<{ version: string; date: string | null; text: string }>

export function readSections(changelog: string): Section[] {
  const headings = [...changelog.matchAll(HEADING)]
  return headings.map((heading, index) => ({
    version: heading[1] ?? '',
    date: heading[2] ?? null,
    text: changelog.slice(heading.index + heading[0].length, headings[index + 1]?.index).trim(),
  }))
}
