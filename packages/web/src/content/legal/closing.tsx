import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import type { LegalSection } from './legal-document.ts'

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
