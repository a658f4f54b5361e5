import type { Category } from '@redflag/shared/categories';
import type { ChangeEvent, ComponentProps } from 'react';
import { SelectField } from '#ui/form/select-field.tsx';

type SelectProps = Omit<ComponentProps<typeof SelectField>, 'options' | 'label'>;

interface CategoryFieldProps extends SelectProps {
  categories: Category[];
  /** The text of the empty option. */
  emptyLabel: string;
}

export function CategoryField({ categories, emptyLabel, ...select }: CategoryFieldProps) {
  return (
    <SelectField
      {...select}
      label="Category"
      options={[{ value: '', label: emptyLabel }, ...categories]}
    />
  );
}

interface ClassifiedForm {
  getInputProps: (path: 'category') => {
    onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  };
  setFieldValue: (path: 'subcategory', value: '') => void;
  setFieldError: (path: 'target', error: null) => void;
}

/** Binds the category field of a form; choosing one resets the subcategory and the target's error. */
export function categoryInput(form: ClassifiedForm) {
  const input = form.getInputProps('category');
  return {
    ...input,
    onChange: (event: ChangeEvent<HTMLSelectElement>) => {
      input.onChange(event);
      form.setFieldValue('subcategory', '');
      form.setFieldError('target', null);
    },
  };
}

interface SubcategoryFieldProps extends SelectProps {
  categories: Category[];
  /** The chosen category's value; empty for none. */
  category: string;
  emptyLabel: string;
}

/** Selects a subcategory of the chosen category; renders nothing if there are none. */
export function SubcategoryField(props: SubcategoryFieldProps) {
  const { categories, category, emptyLabel, ...select } = props;
  const subcategories = categories.find(({ value }) => value === category)?.subcategories ?? [];
  return subcategories.length > 0 ? (
    <SelectField
      {...select}
      label="Subcategory"
      options={[{ value: '', label: emptyLabel }, ...subcategories]}
    />
  ) : null;
}
