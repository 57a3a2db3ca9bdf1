import type { CardReport } from '@cardsight/contract/schemas'
import { Accordion, AccordionItem } from '../../ui/accordion.tsx'
import { questionsOf } from './card-questions.ts'
import { PageSection } from './page-section.tsx'

export function QuestionList({ report }: { report: CardReport }) {
  return (
    <PageSection id="questions" title="Questions and answers">
      <Accordion className="max-w-text">
        {questionsOf(report).map(({ question, answer }) => (
          <AccordionItem
            key={question}
            title={<h3 className="font-sans text-base font-semibold tracking-normal">{question}</h3>}
            className="print:[&::details-content]:[content-visibility:visible]"
          >
            <p>{answer}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </PageSection>
  )
}
