/** Makes buttons with `data-copy` copy the text of the element they name, and reports that in `message`. */
export function copyOnClick(message: HTMLElement): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    button.addEventListener('click', async () => {
      const source = document.getElementById(button.dataset['copy'] ?? '');
      try {
        await navigator.clipboard.writeText(source?.textContent ?? '');
        message.textContent = 'Copied.';
      } catch {
        // Without the permission to copy, the text is selected, to be copied by hand.
        if (source) getSelection()?.selectAllChildren(source);
        message.textContent = 'The text is selected; copy it with the keyboard.';
      }
    });
  }
}
