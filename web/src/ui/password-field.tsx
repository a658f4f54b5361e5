import type { PasswordInputProps } from '@mantine/core';
import { PasswordInput } from '@mantine/core';

/**
 * A password that can be shown. In Mantine's own field, only the mouse reaches the button, and screen
 * readers do not learn that the field is invalid.
 */
export function PasswordField(props: PasswordInputProps) {
  return <PasswordInput {...props} visibilityToggleFocusable aria-invalid={Boolean(props.error)} />;
}
