import { focusableWhileScrolling } from '../../ui/focusable-while-scrolling.ts'

type CodeExampleProps = { id: string; language: string; explanation: string; code: string }

/** Code to copy. Long lines scroll inside it. */
export function CodeExample({ id, language, explanation, code }: CodeExampleProps) {
  return (
    <figure className="space-y-2">
      <figcaption id={id}>
        <span className="font-semibold">{language}.</span> {explanation}
      </figcaption>
      <pre
        ref={focusableWhileScrolling}
        data-example={id}
        className="overflow-x-auto rounded-control border border-hairline bg-panel p-4 font-mono text-sm"
      >
        <code>{code}</code>
      </pre>
    </figure>
  )
}
