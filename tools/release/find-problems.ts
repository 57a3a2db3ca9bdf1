/** What keeps a version from being released. Looks at facts only, so that it can be tested without a repository. */
import type { Section } from './changelog.ts'

export type ReleaseFacts = Readonly<{
  version: string
  /** Version of each package of the repository, by file. */
  packageVersions: Readonly<Record<string, string>>
  sections: readonly Section[]
  tags: readonly string[]
  branch: string
  /** Lines of `git status --porcelain`. */
  changes: readonly string[]
}>

const RELEASE_VERSION = /^\d+\.\d+\.\d+$/

export function tagOf(version: string): string {
  return `v${version}`
}

export function findReleaseProblems(facts: ReleaseFacts): string[] {
  const { version, packageVersions, tags, branch, changes } = facts
  const others = Object.entries(packageVersions).filter(([, each]) => each !== version)
  return [
    ...(changes.length === 0 ? [] : [`Commit or undo these changes first:\n${changes.join('\n')}`]),
    ...(branch === 'main' ? [] : [`Switch to the branch main; this is ${branch}.`]),
    ...(RELEASE_VERSION.test(version) ? [] : [`The version ${version} doesn't look like 1.2.3.`]),
    ...others.map(([file, each]) => `${file} has version ${each}, but package.json has ${version}.`),
    ...(tags.includes(tagOf(version)) ? [`${tagOf(version)} is released already. Raise the version.`] : []),
    ...findChangelogProblems(facts),
  ]
}

function findChangelogProblems({ version, sections }: ReleaseFacts): string[] {
  const section = sections.find((each) => each.version === version)
  if (section === undefined || section.date === null) {
    return [`CHANGELOG.md needs a section "## ${version} (Nov 20, 2026)" with the date of the release.`]
  }
  const unreleased = sections.find((each) => each.version === 'Unreleased')
  return [
    ...(section.text === '' ? [`The section of ${version} in CHANGELOG.md is empty.`] : []),
    ...(unreleased === undefined || unreleased.text === ''
      ? []
      : [`CHANGELOG.md has unreleased changes. Move them to the section of ${version}.`]),
  ]
}
