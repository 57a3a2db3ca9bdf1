import { Link } from 'react-router'
import { faqs } from '../../content/faq.ts'
import { Accordion, AccordionItem } from '../../ui/fold-out.tsx'

export function SupportPage({ supportEmail }: { supportEmail: string }) {
  return (
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-10 px-4 py-12 narrow:px-6 narrow:py-16 menu:grid-cols-[1fr_2fr]">
      <header className="space-y-5">
        <h1>Support</h1>
        <p className="text-base">Answers to the most common questions.</p>
        <section aria-labelledby="contact-title" className="ledger-margin space-y-2 py-1 pl-5">
          <h2 id="contact-title" className="text-xl">
            Ask us
          </h2>
          <p className="text-ink-soft">
            Didn’t find your answer? Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. Please
            never send us a password or a card number.
          </p>
        </section>
      </header>
      <Accordion className="min-w-0">
        {faqs.map(({ id, question, answer, onward }) => (
          <AccordionItem
            key={id}
            id={id}
            title={<h2 className="font-sans text-base font-semibold tracking-normal">{question}</h2>}
            className="print:[&::details-content]:[content-visibility:visible]"
          >
            <div className="max-w-136 space-y-3">
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {onward && (
                <p>
                  <Link to={onward.path}>{onward.label}</Link>
                </p>
              )}
            </div>
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  )
}
