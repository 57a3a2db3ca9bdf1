import { pagePaths } from '@cardsight/contract'
import { Link } from 'react-router'
import type { LegalSection } from './legal-document.ts'

export const emailMarketing: LegalSection = {
  id: 'email-marketing',
  title: 'Email marketing',
  body: (
    <p>
      You get a newsletter only if you ask for it and confirm by mail that the address is yours. Every issue
      has a link that ends it with one click. Mails about your account, such as a notice of a new password,
      are not marketing and come in any case.
    </p>
  ),
}

export const remarketing: LegalSection = {
  id: 'remarketing',
  title: 'Remarketing',
  body: (
    <p>
      Remarketing means that a site you visited follows you with advertisements elsewhere. We do none of it:
      we place no advertising cookies and pass no lists of visitors to advertising companies. Should that ever
      change, this page would say so first, and you would be asked.
    </p>
  ),
}

export const yourControls: LegalSection = {
  id: 'your-controls',
  title: 'Your controls',
  body: (
    <>
      <p>
        On your <Link to={pagePaths.account}>account page</Link> you can, without asking anybody,
      </p>
      <ul>
        <li>correct your name and your email address;</li>
        <li>unlink your bank accounts;</li>
        <li>download everything we store about you;</li>
        <li>see where you are signed in, and sign out there;</li>
        <li>delete your account and all that belongs to it.</li>
      </ul>
      <p>
        If you use Cardsight without an account, all that is kept is in your own browser: clear the site’s
        data there and it is gone.
      </p>
    </>
  ),
}
