import { pagePaths } from '@cardsight/contract'
import { Link } from 'react-router'
import type { LegalSection } from './legal-document.ts'

export const links: LegalSection = {
  id: 'links',
  title: 'Links to other sites',
  body: (
    <p>
      Our pages link to sites of others, above all to the banks whose cards we show. What happens there is up
      to them and follows their own policies. Read those before you give anything away.
    </p>
  ),
}

export function changes(policy: 'privacy policy' | 'cookies policy'): LegalSection {
  return {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        When this {policy} changes, the new text appears here with a new date at the top. If a change matters
        to you and you have an account, we also tell you by mail before it takes effect.
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
