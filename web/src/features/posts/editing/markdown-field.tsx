import type { ChangeEvent, ReactNode } from 'react';
import { TextAreaField } from '#ui/form/field.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Markdown } from '#ui/text/markdown.tsx';
import classes from './editing.module.css';

const tabs = { write: 'Write', preview: 'Preview' };
export type MarkdownTab = keyof typeof tabs;

interface MarkdownFieldProps {
  label: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  error?: ReactNode;
  tab: MarkdownTab;
  onTab: (tab: MarkdownTab) => void;
}

/** A Markdown editor with a preview. */
export function MarkdownField({ label, value, error, tab, onTab, ...field }: MarkdownFieldProps) {
  return (
    <Tabs tabs={tabs} value={tab} onChange={onTab} label={label} className="mb-sm">
      {tab === 'write' ? (
        <TextAreaField
          {...field}
          label={label}
          description="Markdown: **bold**, _italic_, # heading, - list, [words](https://link)"
          rows={10}
          dir="auto"
          value={value}
          error={error}
        />
      ) : (
        <div className={classes.preview}>
          {value.trim() ? <Markdown>{value}</Markdown> : <p>Nothing to preview yet.</p>}
        </div>
      )}
    </Tabs>
  );
}
