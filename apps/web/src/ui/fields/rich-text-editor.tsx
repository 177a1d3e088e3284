import { Input } from '@mantine/core'
import { Link, RichTextEditor as Frame } from '@mantine/tiptap'
import { DOMParser } from '@tiptap/pm/model'
import { getSchema, useEditor, type Editor, type JSONContent } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useId, useRef } from 'react'
import { cx } from '#ui/theme/class-names.ts'
import { pasteCleaned, refuseDrop } from './rich-text-clipboard.ts'
import { purifiedNodes } from '#ui/text/purify.ts'
import type { RichTextProps } from '#ui/text/rich-text.tsx'
import '#ui/theme/styles-rich-text.css'
import styles from './rich-text-editor.module.css'
import { copy } from '#ui/text/copy.ts'

/** What the server keeps of a text (platform/html/sanitize.ts), and nothing more. */
const extensions = [
  StarterKit.configure({ heading: { levels: [3, 4] }, horizontalRule: false, link: false }),
  Link.configure({
    openOnClick: false,
    autolink: false,
    linkOnPaste: false,
    protocols: ['https'],
    isAllowedUri: (address) => /^(?:\/(?![/\\])|https:\/\/)/.test(address),
    HTMLAttributes: { target: null, rel: null },
  }),
]

/** The page may be some keystrokes behind the editor. */
const LAG = 20

/** Loaded lazily by rich-text.tsx, which is what pages use. */
export function RichTextEditor({ label, value, onChange, onBlur, ...facts }: RichTextProps) {
  const { required = false, disabled = false, error, description } = facts
  const id = useId()
  const typed = useRef([value])
  const editor = useEditor({
    extensions,
    content: contentOf(value),
    editable: !disabled,
    // The page's policy forbids style elements of others; the few rules stand in our own file.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-required': String(required),
        'aria-invalid': String(Boolean(error)),
      },
      handleDOMEvents: { paste: pasteCleaned, drop: refuseDrop },
    },
    onUpdate: ({ editor: now }) => {
      const html = htmlOf(now)
      typed.current = [...typed.current, html].slice(-LAG)
      onChange(html)
    },
    onBlur: () => onBlur?.(),
  })
  // Another text than the one that was typed here: the form has taken over a value.
  useEffect(() => {
    if (!typed.current.includes(value)) editor.commands.setContent(contentOf(value), { emitUpdate: false })
  }, [value, editor])
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      withAsterisk={required}
      error={error}
      description={description}
    >
      <Frame
        editor={editor}
        className={cx(styles['frame'], Boolean(error) && styles['wrong'])}
        classNames={{ content: cx(styles['content']) }}
        withCodeHighlightStyles={false}
      >
        {!disabled && <Toolbar editor={editor} />}
        <Frame.Content />
      </Frame>
    </Input.Wrapper>
  )
}

function Toolbar({ editor }: { editor: Editor | null }) {
  return (
    <Frame.Toolbar aria-label={copy.formatting} role="toolbar" hidden={editor === null}>
      <Frame.ControlsGroup>
        <Frame.Bold />
        <Frame.Italic />
        <Frame.H3 aria-label={copy.heading} title={copy.heading} />
      </Frame.ControlsGroup>
      <Frame.ControlsGroup>
        <Frame.BulletList />
        <Frame.OrderedList />
        <Frame.Blockquote />
      </Frame.ControlsGroup>
      <Frame.ControlsGroup>
        <Frame.Link />
        <Frame.Unlink />
      </Frame.ControlsGroup>
      <Frame.ControlsGroup>
        <Frame.Undo />
        <Frame.Redo />
      </Frame.ControlsGroup>
    </Frame.Toolbar>
  )
}

function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML()
}

const schema = getSchema(extensions)

/** The page takes no markup as text: it becomes clean nodes first. */
function contentOf(html: string): JSONContent {
  const box = document.createElement('div')
  box.append(purifiedNodes(html))
  return DOMParser.fromSchema(schema).parse(box).toJSON()
}
