import { pagePaths } from '@cardsight/contract/paths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PageText } from '../page-meta.ts'

/** One numbered section of a legal page. Others link to its id, so it must not change. */
export type LegalSection = Readonly<{ id: string; title: string; body: ReactNode }>

export type LegalDocument = PageText &
  Readonly<{
    heading: string
    /** A calendar day; null if there is none. */
    updated: string | null
    /** Summary of the page in a sentence or two. */
    summary: string
    /** Sections, given this server's support address. */
    sections: (supportEmail: string) => readonly LegalSection[]
  }>

export const links: LegalSection = {
  id: 'links',
  title: 'Links to other sites',
  body: (
    <p>
      Our pages link to other sites, mostly to the banks whose cards we show. Those sites have their own
      policies. Read them before you share anything.
    </p>
  ),
}

export function changes(policy: 'privacy policy' | 'cookies policy'): LegalSection {
  return {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        When this {policy} changes, we publish the new text here with a new date at the top. If a change
        affects you and you have an account, we’ll also email you before it takes effect.
      </p>
    ),
  }
}

export function contact(supportEmail: string): LegalSection {
  return {
    id: 'contact',
    title: 'Contact support',
    body: (
      <p>
        Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. Many questions are answered on the{' '}
        <Link to={pagePaths.support}>Support</Link> page.
      </p>
    ),
  }
}
