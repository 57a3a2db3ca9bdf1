import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import type { LegalSection } from './legal-document.ts'

export const emailMarketing: LegalSection = {
  id: 'email-marketing',
  title: 'Email marketing',
  body: (
    <p>
      You get a newsletter only if you subscribe and confirm your address by email. Every issue has a
      one-click unsubscribe link. Reminder emails about your cards are off until you turn them on, and have
      such a link too. Emails about your account, such as a notice of a new password, aren’t marketing, and
      you’ll always get them.
    </p>
  ),
}

export const remarketing: LegalSection = {
  id: 'remarketing',
  title: 'Remarketing',
  body: (
    <p>
      Remarketing means that a site you visited follows you with ads on other sites. We don’t do it: we set no
      advertising cookies and share no visitor lists with advertising companies. If that ever changes, this
      page will say so first, and we’ll ask for your permission.
    </p>
  ),
}

export const yourControls: LegalSection = {
  id: 'your-controls',
  title: 'Your controls',
  body: (
    <>
      <p>
        On your <Link to={pagePaths.account}>account page</Link> you can, without contacting us,
      </p>
      <ul>
        <li>correct your name and your email address;</li>
        <li>unlink your bank accounts;</li>
        <li>download everything we store about you;</li>
        <li>see where you’re signed in, and sign out there;</li>
        <li>delete your account and everything in it.</li>
      </ul>
      <p>
        If you use Cardsight without an account, everything is stored in your own browser: clear the site’s
        data there and it’s gone.
      </p>
    </>
  ),
}
