"""Orca loads this as its user's customizations: it writes each text that it says into the file in ORCA_SAID."""

import json
import os

from orca import settings, speech

# The page is not read from its top when it is there: each step of a journey is what the person does.
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False
# A person who types hears each key, which says nothing of the page.
settings.enableKeyEcho = False

said = open(os.environ['ORCA_SAID'], 'a', buffering=1)
speak = speech._speak


def write_and_speak(text, *args, **options):
    said.write(json.dumps(text) + '\n')
    return speak(text, *args, **options)


speech._speak = write_and_speak

if 'ORCA_ONE_DESCRIPTION' in os.environ:
    # Orca 43 keeps the descriptions that it has read under "descriptions", and looks for them under "description".
    from orca.scripts import default

    description_changed = default.Script.onDescriptionChanged

    def compare_and_read(self, event):
        self.pointOfReference['description'] = self.pointOfReference.get('descriptions', {})
        description_changed(self, event)

    default.Script.onDescriptionChanged = compare_and_read
