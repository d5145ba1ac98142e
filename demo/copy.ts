/** Lets buttons with `data-copy` copy the text of the part that they name, and says so in a place for messages. */
export function copyOnClick(message: HTMLElement): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    button.addEventListener('click', async () => {
      const source = document.getElementById(button.dataset['copy'] ?? '');
      try {
        await navigator.clipboard.writeText(source?.textContent ?? '');
        message.textContent = 'Copied.';
      } catch {
        // A page without the right to copy: the person can do it by hand.
        if (source) getSelection()?.selectAllChildren(source);
        message.textContent = 'The text is selected; copy it with the keyboard.';
      }
    });
  }
}
