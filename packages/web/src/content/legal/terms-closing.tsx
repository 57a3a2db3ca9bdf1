import type { LegalSection } from './legal-document.ts'

export const warranty: LegalSection = {
  id: 'warranty',
  title: 'No warranty',
  body: (
    <p>
      We take care that every figure is right and that the service is there when you want it. Still, it is
      offered as it is and as it is available, without a warranty of any kind, as far as the law allows.
    </p>
  ),
}

export const liability: LegalSection = {
  id: 'liability',
  title: 'Limit of liability',
  body: (
    <p>
      If we should be liable to you for anything that comes of the service, then, as far as the law allows,
      for no more in total than the amount you have paid us for it, or 100 USD if you have paid us nothing. We
      are not liable for indirect loss, such as a reward you might have earned. Where the law of your state
      does not allow such limits, they hold only as far as it does.
    </p>
  ),
}

export const changes: LegalSection = {
  id: 'changes',
  title: 'Changes to these terms',
  body: (
    <p>
      We may change these terms. Before a material change takes effect we give at least 30 days’ notice, here
      and by mail to those who have an account. If you do not agree, stop using the service before that day;
      if you go on after it, the new terms apply.
    </p>
  ),
}

export const law: LegalSection = {
  id: 'law',
  title: 'Law and disputes',
  body: (
    <p>
      The law of the United States applies, and the law of the state in which you live. If something is wrong,
      write to us first: most things are settled that way. These terms take away no right that the law gives
      you as a consumer.
    </p>
  ),
}

export const severability: LegalSection = {
  id: 'severability',
  title: 'If a part does not hold',
  body: (
    <p>
      Should one part of these terms be invalid, the rest stays in force. If we once do not insist on a term,
      we have not given it up.
    </p>
  ),
}
