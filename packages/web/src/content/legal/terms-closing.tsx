import type { LegalSection } from './legal-document.ts'

export const warranty: LegalSection = {
  id: 'warranty',
  title: 'No warranty',
  body: (
    <p>
      We work to make every number right and to keep the service available. Still, it is provided “as is” and
      “as available”, without a warranty of any kind, as far as the law allows.
    </p>
  ),
}

export const liability: LegalSection = {
  id: 'liability',
  title: 'Limit of liability',
  body: (
    <p>
      As far as the law allows, our total liability to you for anything related to the service is limited to
      the amount you have paid us for it, or 100 USD if you have paid us nothing. We are not liable for
      indirect loss, such as a reward you might have earned. If the law of your state doesn’t allow such
      limits, they apply only as far as it does.
    </p>
  ),
}

export const changes: LegalSection = {
  id: 'changes',
  title: 'Changes to these terms',
  body: (
    <p>
      We may change these terms. We give at least 30 days’ notice before a material change takes effect, here
      and by email to people with an account. If you don’t agree, stop using the service before that day; if
      you continue after it, the new terms apply.
    </p>
  ),
}

export const law: LegalSection = {
  id: 'law',
  title: 'Law and disputes',
  body: (
    <p>
      The law of the United States applies, and the law of the state in which you live. If something is wrong,
      write to us first: most issues can be settled that way. These terms don’t take away any right that the
      law gives you as a consumer.
    </p>
  ),
}

export const severability: LegalSection = {
  id: 'severability',
  title: 'If a part is invalid',
  body: (
    <p>
      If one part of these terms is invalid, the rest stays in force. If we don’t enforce a term once, we
      haven’t waived it.
    </p>
  ),
}
