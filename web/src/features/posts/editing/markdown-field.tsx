import { Tabs, Textarea } from '@mantine/core';
import type { ChangeEvent, ReactNode } from 'react';
import { Markdown } from '#ui/markdown.tsx';
import classes from './editing.module.css';

export type MarkdownTab = 'write' | 'preview';

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
    <Tabs value={tab} onChange={(chosen) => onTab(chosen === 'preview' ? chosen : 'write')}>
      <Tabs.List aria-label={label} mb="sm">
        <Tabs.Tab value="write">Write</Tabs.Tab>
        <Tabs.Tab value="preview">Preview</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="write">
        <Textarea
          {...field}
          label={label}
          description="Markdown: **bold**, _italic_, # heading, - list, [words](https://link)"
          rows={10}
          dir="auto"
          value={value}
          error={error}
        />
      </Tabs.Panel>
      <Tabs.Panel value="preview">
        <div className={classes.preview}>
          {value.trim() ? <Markdown>{value}</Markdown> : <p>Nothing to preview yet.</p>}
        </div>
      </Tabs.Panel>
    </Tabs>
  );
}
